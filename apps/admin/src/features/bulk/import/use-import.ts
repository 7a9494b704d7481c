import { useRef, useState } from 'react';
import { useCanAccess, useDataProvider, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { type Outcome, type Saved, saveRecords, undoSaving } from '../records/save-records.ts';
import { type ImportItem, type ImportPlan, itemsOf, planOf } from './import-plan.ts';

export type ImportStep =
  | { step: 'choose'; problem?: string }
  | { step: 'reading' }
  | { step: 'preview'; plan: ImportPlan; problem?: string }
  | { step: 'running'; what: string; done: number; total: number }
  | { step: 'done'; outcome: Outcome<ImportItem> }
  | { step: 'undone'; outcome: Outcome<Saved>; kept: number };

/** Reads a file, saves its records one by one, and undoes that. */
export function useImport(kind: RecordKind) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const { canAccess: mayDelete = false } = useCanAccess({
    resource: kind.resource,
    action: 'delete',
  });
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const file = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);

  async function read(chosen: File) {
    file.current = chosen;
    setState({ step: 'reading' });
    try {
      setState({ step: 'preview', plan: await planOf(provider, kind, chosen) });
    } catch (error) {
      setState({ step: 'choose', problem: (error as Error).message });
    }
  }

  function started(what: string, total: number) {
    const controller = new AbortController();
    running.current = controller;
    const show = (done: number) => setState({ step: 'running', what, done, total });
    show(0);
    return { onProgress: show, signal: controller.signal };
  }

  async function run(plan: ImportPlan) {
    try {
      const items = await itemsOf(provider, kind, plan.rows);
      const how = started(t('Importing'), items.length);
      const outcome = await saveRecords(provider, kind.resource, items, how);
      setState({ step: 'done', outcome });
      refresh();
    } catch (error) {
      setState({ step: 'preview', plan, problem: (error as Error).message });
    }
  }

  async function undo(saved: readonly Saved[]) {
    const how = { ...started(t('Undoing'), saved.length), mayDelete };
    const outcome = await undoSaving(provider, kind, saved, how);
    const kept = mayDelete ? 0 : saved.filter(({ before }) => !before).length;
    setState({ step: 'undone', outcome, kept });
    refresh();
  }

  return {
    state,
    read: (chosen: File) => void read(chosen),
    /** Compares the same file with the database again. */
    readAgain: () => {
      if (file.current) void read(file.current);
    },
    run: (plan: ImportPlan) => void run(plan),
    undo: (saved: readonly Saved[]) => void undo(saved),
    stop: () => running.current?.abort(),
    restart: () => setState({ step: 'choose' }),
  };
}
