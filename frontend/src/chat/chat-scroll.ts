/**
 * Distance from the end that counts as being there, and from the beginning at which older messages are
 * loaded.
 */
const NEAR_PX = 48;

export type ChatScroll = ReturnType<typeof createChatScroll>;

/** Keeps the scroll position of a list that grows at both ends: at the end, or at the message being read. */
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
    /** Ref callback for the scrolling element. */
    attach: (element: HTMLElement | null): void => {
      box = element;
    },
    /** Returns true while the user looks at the end. */
    isFollowing: () => isFollowing,
    /** Calls `listener` when that changes; returns a stop function. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toEnd: (): void => {
      note(true);
      goToEnd();
    },
    /** Handles scrolling; calls `onBeginning` near the beginning. */
    follow: (onBeginning: () => void): void => {
      if (box === null) return;
      const { scrollTop, scrollHeight, clientHeight } = box;
      note(scrollHeight - scrollTop - clientHeight < NEAR_PX);
      if (scrollTop < NEAR_PX && scrollHeight > clientHeight) onBeginning();
    },
    /** Restores the position after a render, given the id of the first message. */
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
