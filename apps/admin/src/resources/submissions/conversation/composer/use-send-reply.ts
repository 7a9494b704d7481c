import { codedError } from '@expat-buddy/domain/error/coded-error';
import { sendMessage } from '@expat-buddy/domain/message/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { statusName } from '#features/inbox/submission-status.ts';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { callFunction } from '#providers/function-call.ts';
import { supabase } from '#providers/supabase.ts';
import { proposalsOf } from '../../proposal/proposal-data.ts';
import { MESSAGES } from '../thread/use-thread.ts';
import type { NextStatus } from './SendReplyButton.tsx';

/** What `send_message` raised, or what is known about the connection. */
function problemOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: string };
  return toDataError({ status: code ? 500 : 0, body: error }).message;
}

type Sending = { id: string; recipients: string; next: NextStatus };

/** Sends a saved draft. Whatever fails, the draft stays. */
export function useSendReply(submissionId: string, onSent: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [question, setQuestion] = useState<{ sentence: string; sending: Sending }>();

  const deliver = async (messageId: string) => {
    // The drain sends what this misses; the thread shows the state.
    await callFunction('send-reply', { messageId }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: ['mail_outbox'] });
  };

  const send = async (sending: Sending, isConfirmed = false) => {
    setProblem(undefined);
    setIsSending(true);
    try {
      await sendMessage(supabase, sending.id, {
        nextStatus: sending.next.status,
        lostReason: sending.next.lostReason,
        isConfirmed,
      });
    } catch (error) {
      if (codedError(error)?.code === 'reply_just_sent' && !isConfirmed) {
        setQuestion({ sentence: problemOf(error), sending });
      } else setProblem(problemOf(error));
      return;
    } finally {
      setIsSending(false);
    }
    notify(
      t('The reply to {recipients} is on its way. Status: {status}.', {
        recipients: sending.recipients,
        status: statusName(sending.next.status),
      }),
      {
        type: 'success',
      },
    );
    onSent();
    // Reads that began before would show the proposal as a draft.
    await queryClient.cancelQueries({ queryKey: proposalsOf(submissionId).queryKey });
    refresh();
    void queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    void deliver(sending.id);
  };

  return {
    send,
    isSending,
    problem,
    setProblem,
    question,
    confirm: () => (question ? send(question.sending, true) : Promise.resolve()),
    dismiss: () => setQuestion(undefined),
  };
}
