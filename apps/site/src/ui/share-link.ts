import type { ToastRequest } from './toast/toast-store.ts';

type SharedLink = { title: string; url: string };
type ShareTexts = {
  copied: ToastRequest;
  notCopied: (url: string) => ToastRequest;
};

/**
 * Opens the device's share sheet; where there is none, copies the link.
 * @returns what to tell the visitor, or nothing after the share sheet.
 */
export async function shareLink(
  link: SharedLink,
  texts: ShareTexts,
): Promise<ToastRequest | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return undefined;
    } catch (error) {
      // Closed by the visitor.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return texts.copied;
  } catch {
    return texts.notCopied(link.url);
  }
}
