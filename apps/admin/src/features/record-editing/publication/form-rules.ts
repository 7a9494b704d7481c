import { createContext } from 'react';
import type { FormProps } from 'react-admin';

/** What the record's form requires. */
export const FormRules = createContext<NonNullable<FormProps['validate']> | undefined>(undefined);
