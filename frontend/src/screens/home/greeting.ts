/** Returns the greeting for a local hour of 0–23 (§2 Home dashboard). */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
