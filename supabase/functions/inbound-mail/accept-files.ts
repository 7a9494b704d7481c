import { cleanFileName } from '@expat-buddy/domain/inquiry-file/file-name';
import { acceptedFileType, type InquiryFileType } from '@expat-buddy/domain/inquiry-file/file-type';
import { inquiryFileLimits } from '@expat-buddy/domain/inquiry-file/limits';
import { byLanguage, type Language } from '@expat-buddy/domain/language/languages';
import { mailMessages } from '../_shared/messages/mail-messages.ts';
import type { ReceivedFile } from './received-mail.ts';

export type AcceptedFile = { name: string; type: InquiryFileType; bytes: Uint8Array<ArrayBuffer> };

/** As many as a message on the customer's page takes, by content and size. */
export function acceptFiles(files: readonly ReceivedFile[]) {
  const accepted: AcceptedFile[] = [];
  const refused: string[] = [];
  for (const { name, bytes } of files) {
    const type = bytes && acceptedFileType(bytes);
    const fits = type && bytes.length <= inquiryFileLimits.bytes;
    const clean = cleanFileName(name);
    if (fits && accepted.length < inquiryFileLimits.count)
      accepted.push({ name: clean, type, bytes });
    else refused.push(clean);
  }
  return { accepted, refused };
}

const MOST_NAMES = 5;

/** What to add to the text, by language, so that staff and customer see what is missing. */
export function notesAbout(
  { written, isCut }: { written: string; isCut: boolean },
  { accepted, refused }: { accepted: readonly unknown[]; refused: readonly string[] },
): Record<Language, string> {
  const more = refused.length > MOST_NAMES ? ` (+${refused.length - MOST_NAMES})` : '';
  const names = refused.slice(0, MOST_NAMES).join(', ') + more;
  const isEmpty = written === '' && accepted.length === 0;
  const note = (language: Language) => {
    const { empty, cut, refused: sentence } = mailMessages(language).inbound;
    return [isEmpty && empty, isCut && cut, refused.length > 0 && sentence(names)]
      .filter(Boolean)
      .join('\n\n');
  };
  return byLanguage(note);
}
