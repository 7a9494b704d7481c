import type { ToastRequest } from '#ui/toast-store.ts';

export type SharedTrip = { title: string; url: string };
type ShareTexts = {
  copied: ToastRequest;
  notCopied: (url: string) => ToastRequest;
};

/**
 * Opens the device's share sheet; where there is none, copies the link.
 * @returns what to tell the visitor, or nothing after the share sheet.
 */
export async function shareTrip(
  trip: SharedTrip,
  texts: ShareTexts,
): Promise<ToastRequest | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(trip);
      return undefined;
    } catch (error) {
      // Closed by the visitor.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(trip.url);
    return texts.copied;
  } catch {
    return texts.notCopied(trip.url);
  }
}
