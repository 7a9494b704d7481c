import { type ReactNode, useContext } from 'react';
import { Form, type FormProps, useEditContext, useRecordContext } from 'react-admin';
import { FormGuard } from '#ui/form/UnsavedGuard.tsx';
import { ConflictNotice } from './conflict/ConflictNotice.tsx';
import { DraftNotice } from './publication/drafts/DraftNotice.tsx';
import { EditedDraft } from './publication/drafts/edited-draft.ts';
import { FormRules } from './publication/form-rules.ts';
import { PublicationHeader } from './publication/PublicationHeader.tsx';
import { TranslationNotice } from './translations/TranslationNotice.tsx';
import { GuardedSaving } from './use-guarded-save.ts';

type RecordFormProps = {
  validate: NonNullable<FormProps['validate']>;
  empty?: Readonly<Record<string, unknown>>;
  /** False for records that are not published, whatever their status is called. */
  isPublishable?: boolean;
  children: ReactNode;
};

function Conflict() {
  const { record, refetch } = useEditContext();
  const guarded = useContext(GuardedSaving);
  if (!record || !guarded?.versions) return null;
  return (
    <ConflictNotice
      read={record}
      {...guarded.versions}
      labels={guarded.labels}
      onResolve={(isKept) => guarded.resolve(refetch, isKept)}
    />
  );
}

/** Warns before changes are lost or overwritten. */
export function RecordForm(props: RecordFormProps) {
  const { validate, empty, isPublishable = true, children } = props;
  const record = useRecordContext();
  const guarded = useContext(GuardedSaving);
  const merged = useContext(EditedDraft)?.merged;
  return (
    <Form
      {...(merged && { record: merged })}
      validate={validate}
      defaultValues={record?.id === undefined ? empty : undefined}
      resetOptions={guarded?.resetOptions}
      mode="onBlur"
      noValidate
    >
      <FormGuard />
      {guarded && isPublishable && (
        <FormRules value={validate}>
          <PublicationHeader />
        </FormRules>
      )}
      {guarded && <TranslationNotice />}
      {guarded && isPublishable && <DraftNotice />}
      {guarded?.versions && <Conflict />}
      {children}
    </Form>
  );
}
