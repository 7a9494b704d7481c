import { type ReactNode, useContext } from 'react';
import {
  Form,
  type FormProps,
  type RaRecord,
  useEditContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { FormDraft } from '#ui/form/drafts/FormDraft.tsx';
import { FirstFault } from '#ui/form/FirstFault.tsx';
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
  /** What a draft would be published without. */
  missing?: ReactNode;
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

const versionOf = (record: RaRecord | undefined) =>
  record?.updated_at === undefined ? null : String(record.updated_at);

/** Keeps what is typed, and warns before changes are overwritten. */
export function RecordForm(props: RecordFormProps) {
  const { validate, empty, isPublishable = true, missing, children } = props;
  const record = useRecordContext();
  const resource = useResourceContext();
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
      disableInvalidFormNotification
    >
      <FirstFault />
      {guarded && isPublishable && (
        <FormRules value={validate}>
          <PublicationHeader missing={missing} />
        </FormRules>
      )}
      <FormDraft
        form={resource ?? ''}
        recordId={String(record?.id ?? '')}
        version={versionOf(record)}
        labels={guarded?.labels ?? {}}
      />
      {guarded && <TranslationNotice />}
      {guarded && isPublishable && <DraftNotice />}
      {guarded?.versions && <Conflict />}
      {children}
    </Form>
  );
}
