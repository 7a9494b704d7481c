// What open pages need, but not the first screen.
import { reloadForNewVersion } from '@expat-buddy/domain/browser/new-version';
import { guardTranslatedText } from '@expat-buddy/domain/browser/translated-text';
import { openAnswersToPrint } from '#lib/print-answers.ts';
import { handOverInput } from '#lib/storage/unsent-input.ts';
import { locale } from '#messages/locale.ts';

export function watchPage(entry: string): void {
  guardTranslatedText();
  if (!CSS.supports('selector(::details-content)')) openAnswersToPrint();
  const beforeReload = () => handOverInput(locale.language);
  if (import.meta.env.PROD) reloadForNewVersion({ entry, beforeReload });
}
