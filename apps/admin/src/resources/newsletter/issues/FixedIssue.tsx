import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { rich, t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import { Section } from '#ui/page/Section.tsx';
import { readFigures } from './issue-actions.ts';
import { contentOf, type IssueRecord } from './issue-form.ts';
import { MailPreview, MailViews } from './MailPreview.tsx';
import { IssueResult } from './sending/IssueResult.tsx';
import { UnscheduleButton } from './sending/UnscheduleButton.tsx';
import { useIssueMail } from './use-issue-mail.ts';

const POLL_MS = 3000;

function ScheduledIssue({ issue }: { issue: IssueRecord }) {
  const { mail, error } = useIssueMail(contentOf(issue));
  return (
    <>
      <Section title={t('Scheduled')}>
        <Typography sx={{ mb: 2 }}>
          {rich(
            'It goes out on {moment} to everybody who is subscribed then. Trips appear with their title, picture and price of that moment.',
            { moment: <Moment key="moment" at={issue.scheduled_at ?? ''} isLong /> },
          )}
        </Typography>
        <UnscheduleButton issue={issue} />
      </Section>
      <MailPreview mail={mail} error={error} />
    </>
  );
}

function SentIssue({ issue }: { issue: IssueRecord }) {
  const { subject, preheader, sent_html: html, sent_text: text } = issue;
  const figures = useQuery({
    queryKey: ['newsletter', 'figures', issue.id],
    queryFn: () => readFigures(issue.id),
    refetchInterval: issue.status === 'sending' ? POLL_MS : false,
  });
  return (
    <>
      <IssueResult issue={issue} figures={figures.data} />
      <MailViews subject={subject} preheader={preheader} html={html} text={text} />
    </>
  );
}

/** What is scheduled or sent no longer changes. */
export function FixedIssue({ issue }: { issue: IssueRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {issue.status === 'scheduled' ? (
        <ScheduledIssue issue={issue} />
      ) : (
        <SentIssue issue={issue} />
      )}
    </Box>
  );
}
