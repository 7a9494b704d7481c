import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { PageLoading } from '#ui/page/PageLoading.tsx';

/** A page, so that the guard for unsaved changes applies. */
export function SignOut() {
  const logout = useLogout();
  useEffect(() => void logout(), [logout]);
  return <PageLoading />;
}
