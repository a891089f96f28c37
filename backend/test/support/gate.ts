/** A promise that is resolved by `open`. */
export interface Gate {
  readonly open: () => void;
  readonly passed: Promise<void>;
}

export function aGate(): Gate {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
}
