import { supabase } from '../supabase.ts';
import { account } from './account.ts';
import { lostSession } from './lost-session.ts';

// In other tabs, the auth provider's event does not tell signing out from an expired session.
const signOuts = new BroadcastChannel('expat-buddy-sign-out');

let isSigningOut = false;

/** Signs out of this browser only. The caller navigates. */
export async function signOut(): Promise<void> {
  isSigningOut = true;
  signOuts.postMessage(null);
  account.forget();
  await supabase.auth.signOut({ scope: 'local' });
}

/** Signing out leads to the home page (spec section 4). */
export function goToSite(): void {
  window.location.replace('/');
}

/**
 * Reacts to auth events: signing out in any tab leaves the back office, an expired session asks for
 * a new sign-in, and another account reloads the page.
 */
export function followSession(personId: string): () => void {
  signOuts.onmessage = () => {
    isSigningOut = true;
    goToSite();
  };
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    account.forget();
    if (event === 'SIGNED_OUT') {
      if (!isSigningOut) void lostSession.askToSignIn();
    } else if (session && session.user.id !== personId) {
      window.location.reload();
    } else if (event === 'SIGNED_IN') {
      lostSession.restored();
    }
  });
  return () => data.subscription.unsubscribe();
}
