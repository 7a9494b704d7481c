import type { LayoutProps } from 'react-admin';
import { Layout } from 'react-admin';
import { BackOfficeAppBar } from './BackOfficeAppBar.tsx';
import { BackOfficeMenu } from './BackOfficeMenu.tsx';
import { BackOfficeSidebar } from './BackOfficeSidebar.tsx';
import { LoadFailed } from './LoadFailed.tsx';

export function BackOfficeLayout(props: LayoutProps) {
  return (
    <Layout
      {...props}
      appBar={BackOfficeAppBar}
      appBarAlwaysOn
      sidebar={BackOfficeSidebar}
      menu={BackOfficeMenu}
      error={LoadFailed}
    />
  );
}
