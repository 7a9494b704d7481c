import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStoredInquiries } from '#lib/storage/stored-inquiries.ts';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { discardWaiting, removeExpired, sendWaitingInquiries } from './waiting-inquiries.ts';
import { parseWaiting } from './waiting-inquiry.ts';

const MINUTE_MS = 60_000;

export function useWaitingInquiries() {
  const stored = useStoredInquiries();
  const waiting = useMemo(() => parseWaiting(stored), [stored]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const send = useCallback(async (isManual: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const outcome = await sendWaitingInquiries(isManual);
    isBusy.current = false;
    setSending(false);
    const [email, ...more] = outcome?.sentTo ?? [];
    if (email !== undefined) {
      const count = more.length + 1;
      const description = count > 1 ? text.waiting.sentMany(count) : text.sentText(email);
      showToast({ title: text.sentTitle, description });
    } else if (isManual && outcome?.isOffline) {
      showToast({ title: text.waiting.title, description: text.waiting.stillOffline });
    } else if (isManual && outcome) {
      showToast({
        title: text.failedTitle,
        description: text.failures.notSaved,
        variant: 'destructive',
      });
    }
  }, []);

  useEffect(() => {
    if (removeExpired() > 0) {
      showToast({ title: text.waiting.expiredTitle, description: text.waiting.expired });
    }
    const tryNow = () => {
      if (document.visibilityState === 'visible') void send(false);
    };
    tryNow();
    window.addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    // Nothing signals that the server is back.
    const timer = setInterval(tryNow, MINUTE_MS);
    return () => {
      window.removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
      clearInterval(timer);
    };
  }, [send]);

  const remove = () => {
    discardWaiting();
    showToast({ title: text.waiting.expiredTitle, description: text.waiting.removed });
  };

  return { waiting, isSending, sendNow: () => void send(true), remove };
}
