import type { SentProposal } from './types.ts';

/** The back office posts this to the frame of `/preview/proposal`, after the frame has said that it listens. */
export type ProposalPreviewMessage = {
  kind: 'proposal-preview';
  proposal: SentProposal;
  recipient: { name: string; reference: string };
};

export const PREVIEW_READY = 'proposal-preview-ready';

export function isPreviewMessage(data: unknown): data is ProposalPreviewMessage {
  return (data as { kind?: unknown } | null)?.kind === 'proposal-preview';
}
