import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { meansTheSame } from '../../means-the-same.ts';
import { UnsavedGuard } from '../UnsavedGuard.tsx';
import type { Fields, FormDraft as StoredDraft, Typed } from './draft-store.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { useFormDraft } from './use-form-draft.ts';

type FormDraftProps = {
  form: string;
  /** Empty for a new record. */
  recordId: string;
  /** When the record last changed. */
  version?: string | null;
  labels?: Readonly<Record<string, string>>;
  /** Saved in another way than as the record of a form. */
  isSaved?: boolean;
};

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });
const serverFields = new Set(['created_at', 'updated_at']);

const pick = (values: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** The fields of a draft that others have changed since, to something else. */
function disputedFields({ changes, base }: StoredDraft, live: Fields): string[] {
  return Object.keys(changes).filter(
    (field) =>
      !meansTheSame(base[field], live[field]) && !meansTheSame(changes[field], live[field]),
  );
}

/** Keeps what is typed into a react-hook-form until it is saved, and asks before it is left. */
export function FormDraft(props: FormDraftProps) {
  const { form, recordId, version = null, labels = {}, isSaved = false } = props;
  const { getValues, setValue, reset, watch } = useFormContext();
  const { defaultValues, dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const queryClient = useQueryClient();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const live = useRef<Fields>({});
  const dirty = useRef<Fields>({});
  useEffect(() => {
    live.current = defaultValues ?? {};
    dirty.current = dirtyFields;
  });

  const collect = (): Typed | null => {
    const values: Fields = getValues();
    const fields = Object.keys(values).filter(
      (field) => !serverFields.has(field) && !meansTheSame(values[field], live.current[field]),
    );
    if (Object.keys(dirty.current).length === 0 || fields.length === 0) return null;
    return {
      changes: pick(values, fields),
      base: pick(live.current, fields),
      record_version: version,
    };
  };
  const restore = ({ changes }: StoredDraft): boolean => {
    const fields = Object.keys(changes).filter(
      (field) => !(field in dirty.current) && !meansTheSame(changes[field], live.current[field]),
    );
    for (const field of fields) {
      setValue(field, changes[field], { shouldDirty: true, shouldTouch: true });
    }
    return fields.length > 0;
  };
  const draft = useFormDraft({ form, recordId, collect, restore });
  const { schedule, finish } = draft;

  useEffect(() => {
    const subscription = watch(() => schedule());
    return () => subscription.unsubscribe();
  }, [watch, schedule]);
  // Saved, reset, or typed back to what it was.
  useEffect(() => {
    if (!isDirty) schedule();
  }, [isDirty, schedule]);
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved, finish]);
  useEffect(() => {
    const ends = recordId === '' ? ['create'] : ['update', 'delete'];
    return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      const [resource, action] = (mutation?.options.mutationKey ?? []) as unknown[];
      const sent = mutation?.state.variables as { id?: unknown } | undefined;
      const isOfRecord = recordId === '' || String(sent?.id) === recordId;
      const isDone = type === 'updated' && mutation.state.status === 'success';
      if (isDone && resource === form && ends.includes(String(action)) && isOfRecord) finish();
    });
  }, [queryClient, form, recordId, finish]);

  const discard = () => {
    finish();
    reset();
  };
  const { restored } = draft;
  const disputed = restored ? disputedFields(restored, defaultValues ?? {}) : [];
  const takeTheirs = () => {
    for (const field of disputed) {
      setValue(field, defaultValues?.[field], { shouldDirty: true, shouldValidate: true });
    }
  };
  const isOpen = isDirty && !isSubmitSuccessful && !isSaved;
  return (
    <>
      <UnsavedGuard
        isUnsaved={isOpen}
        isSaving={isSubmitting}
        isLosable={draft.isLosable}
        onDiscard={finish}
      />
      <RestoredNote draft={draft} onDiscard={discard}>
        {restored && version !== restored.record_version && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {disputed.length === 0
              ? t('This record has changed since, but not where you typed.')
              : t('Changed by others since: {fields}. The form has what you typed.', {
                  fields: list.format(disputed.map((field) => labels[field] ?? field)),
                })}
            {disputed.length > 0 && (
              <Button color="inherit" size="small" onClick={takeTheirs} sx={{ ml: 1 }}>
                {t('Take theirs')}
              </Button>
            )}
          </Typography>
        )}
      </RestoredNote>
    </>
  );
}
