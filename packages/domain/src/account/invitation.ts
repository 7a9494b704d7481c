export const INVITATION_DAYS = 7;

export type InvitationState = 'open' | 'expired' | 'accepted' | 'revoked';

type Moments = { expires_at: string; accepted_at: string | null; revoked_at: string | null };

export function invitationState(invitation: Moments, now = Date.now()): InvitationState {
  if (invitation.accepted_at !== null) return 'accepted';
  if (invitation.revoked_at !== null) return 'revoked';
  return Date.parse(invitation.expires_at) <= now ? 'expired' : 'open';
}
