import { createContext, useContext } from 'react';
import type { SubmissionRecord } from '../submission.ts';

export type MenuKind = 'assign' | 'status' | 'plan' | 'all';

export type OpenMenu = (submission: SubmissionRecord, kind: MenuKind, anchor: Element) => void;

/** One menu serves all rows and the keyboard. */
export const RowMenuContext = createContext<OpenMenu>(() => {});
export const useOpenRowMenu = () => useContext(RowMenuContext);
