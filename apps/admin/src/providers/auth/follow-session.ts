import { account } from './account.ts';
import { lostSession } from './lost-session.ts';
import { supabase } from '../supabase.ts';

// To the other tabs the auth provider does not tell a sign-out from a session that was lost.
const signOuts = new BroadcastChannel('expat-buddy-sign-out');

let isSigningOut = false;

/** Signs out of this browser; other devices stay signed in. The caller says where to go. */
export async function signOut(): Promise<void> {
  isSigningOut = true;
  signOuts.postMessage(null);
  account.forget();
  await supabase.auth.signOut({ scope: 'local' });
}

/** The site's home page, where signing out leads (spec section 4). A page load empties the memory. */
export function leaveForWebsite(): void {
  window.location.replace('/');
}

/**
 * Follows the auth provider's events while the back office is open for `personId`: signing out, in any
 * tab, leaves it; a session that ends by itself asks for another sign-in; another person gets a page of
 * their own.
 */
export function followSession(personId: string): () => void {
  signOuts.onmessage = () => {
    isSigningOut = true;
    leaveForWebsite();
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
