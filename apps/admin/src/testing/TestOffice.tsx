import { CssBaseline } from '@mui/material';
import type { ReactNode } from 'react';
import { AdminContext, type AdminContextProps, memoryStore } from 'react-admin';
import { themeOptions } from '#ui/theme/theme.ts';
import { useColourScheme } from '#ui/theme/use-colour-scheme.ts';

type TestOfficeProps = Omit<AdminContextProps, 'children'> & { children: ReactNode };

/** The context of a screen, in the theme of the back office. */
export function TestOffice({ children, ...context }: TestOfficeProps) {
  const { scheme } = useColourScheme();
  return (
    <AdminContext
      store={memoryStore()}
      theme={themeOptions(scheme)}
      darkTheme={null}
      defaultTheme="light"
      {...context}
    >
      <CssBaseline enableColorScheme />
      {children}
    </AdminContext>
  );
}
