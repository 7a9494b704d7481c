import { supabase } from '../supabase.ts';
import { account } from './account.ts';
import { lostSession } from './lost-session.ts';

/** Some browsers that refuse site data refuse this too. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

// In other tabs, the auth provider's event does not tell signing out from an expired session.
const signOuts = openChannel('expat-buddy-sign-out');

let isSigningOut = false;

/** Signs out of this browser only. The caller navigates. */
export async function signOut(): Promise<void> {
  isSigningOut = true;
  signOuts?.postMessage(null);
  account.forget();
  await supabase.auth.signOut({ scope: 'local' });
}

/** Signing out leads to the home page (specification, section 4). */
export function goToSite(): void {
  window.location.replace('/');
}

/** What the page holds: whether something is unsaved, and how to let go of it without asking. */
type UnsavedWork = { hasUnsaved: () => boolean; release: () => void };

/**
 * Reacts to auth events: signing out in any tab leaves the back office, except where something is unsaved; there, and
 * after an expired session, the page asks for a new sign-in. Another account reloads the page.
 */
export function followSession(personId: string, { hasUnsaved, release }: UnsavedWork): () => void {
  const onSignOut = () => {
    if (hasUnsaved()) return void lostSession.askToSignIn('signed-out-elsewhere');
    isSigningOut = true;
    goToSite();
  };
  if (signOuts) signOuts.onmessage = onSignOut;
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    account.forget();
    if (event === 'SIGNED_OUT') {
      if (!isSigningOut) void lostSession.askToSignIn();
    } else if (session && session.user.id !== personId) {
      // Nobody else may see what this person typed.
      release();
      window.location.reload();
    } else if (event === 'SIGNED_IN') {
      lostSession.restored();
    }
  });
  return () => data.subscription.unsubscribe();
}
