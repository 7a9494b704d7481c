import { IconButton } from '@mui/material';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { t } from '#i18n/t.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { SUBSCRIBERS } from '../newsletter-paths.ts';
import type { Subscriber } from './subscriber.ts';

function RemoveButton({ subscriber }: { subscriber: Subscriber }) {
  const { id, email } = subscriber;
  const [isAsking, setAsking] = useState(false);
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  async function remove() {
    await provider.delete(SUBSCRIBERS, { id, previousData: subscriber });
    notify(t('Removed.'), { type: 'success' });
    refresh();
  }
  return (
    <>
      <IconButton aria-label={t('Remove {email}', { email })} onClick={() => setAsking(true)}>
        <Trash2 size={18} />
      </IconButton>
      {isAsking && (
        <ActionDialog
          title={t('Remove {email}?', { email })}
          description={t(
            'The address and the proof of its consent are erased. This cannot be undone; the person can subscribe again.',
          )}
          confirmLabel={t('Remove')}
          isDanger
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Administrators only, as other deletions of personal data. */
export function RemoveSubscriber({ subscriber }: { subscriber: Subscriber }) {
  return (
    <CanAccess resource={SUBSCRIBERS} action="delete">
      <RemoveButton subscriber={subscriber} />
    </CanAccess>
  );
}
