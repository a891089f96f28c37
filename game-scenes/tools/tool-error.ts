/** What a tool cannot do; the message is a plain sentence that says what to do instead. */
export class ToolError extends Error {}
