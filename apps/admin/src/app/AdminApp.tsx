import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BackOffice } from './BackOffice.tsx';
import { LeaveForPage } from './LeaveForPage.tsx';
import { StaffGate } from './StaffGate.tsx';

const backOffice = (
  <StaffGate>
    <BackOffice />
  </StaffGate>
);

// A data router, because only one can hold back a navigation that would lose unsaved changes.
const router = createBrowserRouter(
  [
    { path: '/auth', element: <LeaveForPage /> },
    { path: '/reset-password', element: <LeaveForPage /> },
    { path: '/invitation', element: <LeaveForPage /> },
    { path: '*', element: backOffice },
  ],
  { basename: '/admin' },
);

export function AdminApp() {
  return <RouterProvider router={router} />;
}
