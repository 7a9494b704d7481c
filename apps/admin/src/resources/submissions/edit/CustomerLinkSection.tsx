import type { Row } from '@expat-buddy/domain/supabase-client';
import { Button, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { rich, t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import { ActionDialog } from '#ui/ActionDialog.tsx';
import { Moment } from '#ui/Moment.tsx';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';
import { Section } from '#ui/page/Section.tsx';

type InquiryLink = Omit<Row<'inquiry_links'>, 'token_hash'>;

type Change = 'replace' | 'revoke';

async function changeLink(change: Change, submission: string): Promise<void> {
  const { error, status } = await supabase.rpc(
    change === 'replace' ? 'replace_inquiry_link' : 'revoke_inquiry_link',
    { submission },
  );
  if (error) throw toDataError({ status, body: error });
}

const questions = {
  replace: {
    title: t('Email a new link?'),
    description: t(
      'The customer gets an email with a new link. Links in earlier emails stop working at once.',
    ),
    confirmLabel: t('Email new link'),
    done: t('A new link is on its way.'),
  },
  revoke: {
    title: t('Revoke the link?'),
    description: t(
      'Links in earlier emails stop working at once. The next email about this inquiry has a new one, and the customer can ask for it.',
    ),
    confirmLabel: t('Revoke link'),
    done: t('The link no longer works.'),
  },
};

/** The state of the newest link. */
function LinkState({ link }: { link: InquiryLink | undefined }) {
  if (!link) return t('The first email to the customer contains a private link to this page.');
  if (link.revoked_at) {
    return rich('Revoked on {moment}.', { moment: <Moment key="moment" at={link.revoked_at} /> });
  }
  return (
    <>
      {link.last_used_at
        ? rich('Last opened on {moment}.', {
            moment: <Moment key="moment" at={link.last_used_at} />,
          })
        : t('Not opened yet.')}{' '}
      {rich('The link works until {moment}; every message prolongs it.', {
        moment: <Moment key="moment" at={link.expires_at} />,
      })}
    </>
  );
}

type CustomerLinkSectionProps = { submissionId: string; sx?: SxProps<Theme> };

/** The private link to the customer's page, which every email about the inquiry contains. */
export function CustomerLinkSection({ submissionId, sx }: CustomerLinkSectionProps) {
  const notify = useNotify();
  const [asked, setAsked] = useState<Change>();
  const { data, error, isPending, refetch } = useGetList<InquiryLink>('inquiry_links', {
    filter: { submission_id: submissionId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const link = data?.[0];
  const isLive = Boolean(link && !link.revoked_at);
  const question = asked && questions[asked];
  return (
    <Section title={t('Customer’s page')} sx={sx}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && (
        <>
          <Typography variant="body2" component="div">
            <LinkState link={link} />
          </Typography>
          <Stack direction="row" useFlexGap sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => setAsked('replace')}>
              {t('Email a new link')}
            </Button>
            {isLive && (
              <Button size="small" color="error" onClick={() => setAsked('revoke')}>
                {t('Revoke link')}
              </Button>
            )}
          </Stack>
        </>
      )}
      {asked && question && (
        <ActionDialog
          title={question.title}
          description={question.description}
          confirmLabel={question.confirmLabel}
          isDanger={asked === 'revoke'}
          onConfirm={async () => {
            await changeLink(asked, submissionId);
            await refetch();
            notify(question.done, { type: 'success' });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
