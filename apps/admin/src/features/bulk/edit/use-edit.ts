import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { useUndoNotice } from '#ui/use-undo-notice.tsx';
import { countRecords } from '../records/count-records.ts';
import { readRecords, readReferences } from '../records/read-records.ts';
import { recordFields } from '../records/record-fields.ts';
import { type Fields, nameOfRecord, type RecordKind } from '../records/record-kind.ts';
import { type Saved, saveRecords, undoSaving } from '../records/save-records.ts';
import {
  type BulkField,
  type Edit,
  type Editable,
  type EditPlan,
  planEdit,
  sharedErrors,
} from './edit-values.ts';

export type LoadBulkFields = () => Promise<{ default: readonly BulkField[] }>;

export type EditStep =
  | { step: 'form' }
  | { step: 'running'; done: number; total: number }
  | {
      step: 'failed';
      changed: number;
      left: number;
      failures: { name: string; sentence: string }[];
    };

/** Reads the selected records whole, because each is saved with its schema. */
export function useEditable(kind: RecordKind, ids: readonly string[], load: LoadBulkFields) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [kind.resource, 'edit fields', ids],
    queryFn: async (): Promise<Editable> => {
      const [{ default: inputs }, references, records] = await Promise.all([
        load(),
        readReferences(provider, kind),
        readRecords(provider, kind, ids),
      ]);
      return { inputs, fields: recordFields(kind, references), records: [...records.values()] };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function refusals({ labels }: RecordKind, { refused }: EditPlan, records: readonly Fields[]) {
  const known: Readonly<Record<string, string>> = labels;
  return refused.map(({ id, errors }) => {
    const record = records.find((each) => String(each.id) === id);
    const sentences = Object.entries(errors).map(
      ([field, text]) => `${known[field] ?? field}: ${text}`,
    );
    return { name: nameOfRecord(record ?? { id }), sentence: sentences.join(' ') };
  });
}

/** Saves the ticked fields of each record, reports refusals by record, and offers to undo. */
export function useEdit(kind: RecordKind, onClose: () => void) {
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyWithUndo = useUndoNotice();
  const { onUnselectItems } = useListContext();
  const [state, setState] = useState<EditStep>({ step: 'form' });
  const running = useRef<AbortController>(undefined);

  async function undo(saved: readonly Saved[]) {
    const { failures } = await undoSaving(provider, kind, saved, { mayDelete: false });
    refresh();
    if (failures.length === 0) return;
    const names = failures.map(({ name }) => name).join(', ');
    throw new Error(
      t('Not undone, because somebody changed it meanwhile or it was refused: {names}.', { names }),
    );
  }

  /** Resolves with errors to show next to what was entered. */
  async function run(records: readonly Fields[], edit: Edit) {
    const plan = planEdit(kind, records, edit);
    const errors = sharedErrors(plan, edit);
    if (Object.keys(errors).length > 0) return errors;
    const controller = new AbortController();
    running.current = controller;
    const total = plan.toSave.length;
    setState({ step: 'running', done: 0, total });
    const { saved, failures, left } = await saveRecords(provider, kind.resource, plan.toSave, {
      signal: controller.signal,
      onProgress: (done) => setState({ step: 'running', done, total }),
    });
    refresh();
    const all = [...refusals(kind, plan, records), ...failures];
    if (saved.length > 0) {
      notifyWithUndo(t('{count} changed.', { count: countRecords(saved.length, kind.names) }), () =>
        undo(saved),
      );
    }
    if (all.length > 0 || left > 0) {
      setState({ step: 'failed', changed: saved.length, left, failures: all });
      return undefined;
    }
    if (saved.length === 0) notify(t('They all have these values already.'), { type: 'info' });
    onUnselectItems();
    onClose();
    return undefined;
  }

  return {
    state,
    run,
    stop: () => running.current?.abort(),
    back: () => setState({ step: 'form' }),
  };
}
