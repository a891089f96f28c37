const DAY_OF_THIS_YEAR = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/**
 * Returns the name of a moment's day in the local calendar: 'Today', 'Yesterday', 'Tuesday, May 5', 'May 5,
 * 2025'.
 */
export function dayOf(moment: string, now: Date = new Date()): string {
  const day = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return 'Today';
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? DAY_OF_THIS_YEAR : DAY).format(day);
}
