import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BackOffice } from './BackOffice.tsx';
import { ReloadDocument } from './ReloadDocument.tsx';
import { StaffGate } from './StaffGate.tsx';

const backOffice = (
  <StaffGate>
    <BackOffice />
  </StaffGate>
);

// Only a data router can block navigation away from unsaved changes.
const router = createBrowserRouter(
  [
    { path: '/auth', element: <ReloadDocument /> },
    { path: '/reset-password', element: <ReloadDocument /> },
    { path: '/invitation', element: <ReloadDocument /> },
    { path: '*', element: backOffice },
  ],
  { basename: '/admin' },
);

export function AdminApp() {
  return <RouterProvider router={router} />;
}
