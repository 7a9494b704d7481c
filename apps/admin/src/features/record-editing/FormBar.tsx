import { Box, Typography } from '@mui/material';
import { useContext } from 'react';
import { CanAccess, useRecordContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { DeleteRecordButton } from '#ui/form/DeleteRecordButton.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { DuplicateButton } from './duplicate/DuplicateButton.tsx';
import { RecordHistory } from './history/RecordHistory.tsx';
import { EditedDraft } from './publication/drafts/edited-draft.ts';
import { SaveDraftButton } from './publication/drafts/SaveDraftButton.tsx';

type FormBarProps = {
  resource: string;
  what: string;
  /** Field labels for the history. */
  labels?: Readonly<Record<string, string>>;
  /** Records without drafts, too, can be copied. */
  canDuplicate?: boolean | undefined;
  /** Replaces the delete button. */
  whyNotDeletable?: string | undefined;
};

/** What is done to the record as a whole: copy it, delete it. */
function RecordActions(props: FormBarProps) {
  const { resource, what, labels, canDuplicate = false, whyNotDeletable } = props;
  const record = useRecordContext();
  if (record?.id === undefined) return null;
  return (
    <>
      {(record.status !== undefined || canDuplicate) && labels && (
        <DuplicateButton resource={resource} labels={labels} id={String(record.id)} />
      )}
      <CanAccess resource={resource} action="delete">
        {whyNotDeletable ? (
          <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
            {whyNotDeletable}
          </Typography>
        ) : (
          <DeleteRecordButton
            question={t('Delete this {what}?', { what })}
            consequence={
              record.status === undefined
                ? t('Administrators can restore it from Deleted for a while.')
                : t(
                    'Administrators can restore it from Deleted for a while. To hide it from visitors, archive it instead.',
                  )
            }
            leavesTo={`/${resource}`}
          />
        )}
      </CanAccess>
    </>
  );
}

export function FormBar(props: FormBarProps) {
  const { resource, labels } = props;
  const record = useRecordContext();
  const edited = useContext(EditedDraft);
  const isPhone = useIsPhone();
  const isRelease = record?.status === 'published' && Boolean(edited?.draft);
  const actions = <RecordActions {...props} />;
  return (
    <>
      {labels && <RecordHistory of={resource} labels={labels} />}
      <SaveBar
        {...(isRelease && { label: t('Release'), isReady: true })}
        isBlocked={edited?.isDisputed}
      >
        {edited && <SaveDraftButton edited={edited} />}
        {!isPhone && actions}
      </SaveBar>
      {/* The bar covers the form, so on a phone it has one row. */}
      {isPhone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          {actions}
        </Box>
      )}
    </>
  );
}
