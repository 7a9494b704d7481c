import { proposal } from './en/proposal.ts';
import { messagesOf } from './locale.ts';

export const useProposalMessages = messagesOf({ en: proposal });
