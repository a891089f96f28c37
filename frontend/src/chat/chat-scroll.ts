/** As near to the end as that counts as being there, and to the beginning as that earlier messages are wanted. */
const NEAR_PX = 48;

export type ChatScroll = ReturnType<typeof createChatScroll>;

/** Keeps the reader of a list that grows at both ends where they are: at the end, or at what they read. */
export function createChatScroll() {
  let box: HTMLElement | null = null;
  let isFollowing = true;
  let firstId: number | undefined;
  let heightPx = 0;
  const listeners = new Set<() => void>();

  const note = (isNowFollowing: boolean): void => {
    if (isFollowing === isNowFollowing) return;
    isFollowing = isNowFollowing;
    for (const listener of [...listeners]) listener();
  };
  const goToEnd = (): void => {
    if (box !== null) box.scrollTop = box.scrollHeight;
  };
  return {
    /** A ref for the outbox that scrolls. */
    attach: (element: HTMLElement | null): void => {
      box = element;
    },
    /** Whether they look at the end. */
    isFollowing: () => isFollowing,
    /** Calls when that changes; returns a stop function. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toEnd: (): void => {
      note(true);
      goToEnd();
    },
    /** Follows them as they scroll; calls when they come near the beginning. */
    follow: (onBeginning: () => void): void => {
      if (box === null) return;
      const { scrollTop, scrollHeight, clientHeight } = box;
      note(scrollHeight - scrollTop - clientHeight < NEAR_PX);
      if (scrollTop < NEAR_PX && scrollHeight > clientHeight) onBeginning();
    },
    /** The list has been drawn again and begins with this message. */
    keepPlace: (newFirstId: number | undefined): void => {
      if (box === null) return;
      const hasGrownAbove = newFirstId !== undefined && newFirstId < (firstId ?? newFirstId);
      if (isFollowing) goToEnd();
      else if (hasGrownAbove) box.scrollTop += box.scrollHeight - heightPx;
      firstId = newFirstId;
      heightPx = box.scrollHeight;
    },
  };
}
