import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import { Globe, GlobeLock } from 'lucide-react';
import { SaveButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { refuseHalfTyped } from '#ui/inputs/DateField.tsx';

type PublishButtonProps = { status: PublicationStatus; describedBy?: string | undefined };

/** Saves the form, unsaved changes included, as published or as a draft. */
export function PublishButton({ status, describedBy }: PublishButtonProps) {
  const { setValue } = useFormContext();
  const isPublished = status === 'published';
  const next: PublicationStatus = isPublished ? 'draft' : 'published';
  return (
    <SaveButton
      type="button"
      alwaysEnable
      label={isPublished ? t('Unpublish') : t('Publish')}
      sx={{ gap: 1 }}
      icon={isPublished ? <GlobeLock size={18} /> : <Globe size={18} />}
      aria-describedby={isPublished ? undefined : describedBy}
      variant={isPublished ? 'outlined' : 'contained'}
      onClick={(event) => {
        if (refuseHalfTyped(event.currentTarget.closest('form'))) return event.preventDefault();
        setValue('status', next, { shouldDirty: true });
      }}
    />
  );
}
