import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { PageLoading } from '#ui/page/PageLoading.tsx';

/** A page, so that leaving unsaved changes for it asks first. */
export function SignOut() {
  const logout = useLogout();
  useEffect(() => void logout(), [logout]);
  return <PageLoading />;
}
