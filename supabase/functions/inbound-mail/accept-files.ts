import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { type InquiryFileType, inquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import type { MessageLanguage } from '@expat-buddy/domain/message/languages';
import type { ReceivedFile } from './received-mail.ts';

export type AcceptedFile = { name: string; type: InquiryFileType; bytes: Uint8Array<ArrayBuffer> };

/** As many as a message on the customer's page takes, by content and size. */
export function acceptFiles(files: readonly ReceivedFile[]) {
  const accepted: AcceptedFile[] = [];
  const refused: string[] = [];
  for (const { name, bytes } of files) {
    const type = bytes && inquiryFileType(bytes);
    const fits = type && bytes.length <= inquiryFileLimits.bytes;
    const clean = cleanFileName(name);
    if (fits && accepted.length < inquiryFileLimits.count)
      accepted.push({ name: clean, type, bytes });
    else refused.push(clean);
  }
  return { accepted, refused };
}

const MOST_NAMES = 5;

const sentences: Readonly<
  Record<MessageLanguage, { refused: (names: string) => string; empty: string }>
> = {
  en: {
    refused: (names) =>
      `[Not accepted: ${names}. A message takes up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.]`,
    empty: '[The email has no text of its own.]',
  },
  fr: {
    refused: (names) =>
      `[Non accepté : ${names}. Un message accepte jusqu’à 3 fichiers PDF, JPEG ou PNG de 10 Mo au plus.]`,
    empty: '[L’e-mail ne contient pas de texte.]',
  },
  ar: {
    refused: (names) =>
      `[لم تُقبل: ${names}. تقبل الرسالة حتى 3 ملفات PDF أو JPEG أو PNG بحجم 10 ميغابايت كحد أقصى لكل ملف.]`,
    empty: '[لا تحتوي الرسالة على نص.]',
  },
};

/** What to add to the text, by language, so that staff and customer see what is missing. */
export function notesAbout(
  written: string,
  { accepted, refused }: { accepted: readonly unknown[]; refused: readonly string[] },
): Record<MessageLanguage, string> {
  const more = refused.length > MOST_NAMES ? ` (+${refused.length - MOST_NAMES})` : '';
  const names = refused.slice(0, MOST_NAMES).join(', ') + more;
  const isEmpty = written === '' && accepted.length === 0;
  const note = ({ refused: sentence, empty }: (typeof sentences)[MessageLanguage]) =>
    [isEmpty && empty, refused.length > 0 && sentence(names)].filter(Boolean).join('\n\n');
  return { en: note(sentences.en), fr: note(sentences.fr), ar: note(sentences.ar) };
}
