// What open pages need, but not the first screen.
import { reloadForNewVersion } from '@expat-buddy/domain/browser/new-version';
import { guardTranslatedText } from '@expat-buddy/domain/browser/translated-text';
import { handOverInput } from '#lib/storage/unsent-input.ts';
import { locale } from '#messages/locale.ts';

export function watchPage(entry: string): void {
  guardTranslatedText();
  const beforeReload = () => handOverInput(locale.language);
  if (import.meta.env.PROD) reloadForNewVersion({ entry, beforeReload });
}
