import { entryPapers } from './en/entry-papers.ts';
import { messagesOf } from './locale.ts';

export const useEntryPapersMessages = messagesOf({ en: entryPapers });
