/** Expected failure of a tool; the message is a plain sentence that says what to do instead. */
export class ToolError extends Error {}
