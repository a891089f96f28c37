import { toast } from './toast';

/** Copies a text and says so, or, as on pages without https, how to copy it by hand. Returns true if it was copied. */
export async function copyText(
  text: string,
  copied: string,
  byHand: { title: string; description: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast({ ...byHand, variant: 'info' });
    return false;
  }
  toast({ title: 'Copied', description: copied, variant: 'success' });
  return true;
}
