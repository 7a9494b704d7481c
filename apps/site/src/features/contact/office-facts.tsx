import { readOpeningHours } from '@expat-buddy/domain/site-settings/opening-hours';
import { readSpecialHours } from '@expat-buddy/domain/site-settings/special-hours';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { Mail, MapPin, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { whatsappUrl } from '#lib/whatsapp-url.ts';
import { contactMessages } from '#messages/company/contact.ts';
import { TypicalReply } from '#ui/typical-reply.tsx';
import { OfficeHours } from './office-hours.tsx';

const link =
  'inline-flex min-h-9 items-center break-all text-sea underline underline-offset-4 hover:text-sea-strong';

export function OfficeFacts({ settings }: { settings: Row<'site_settings'> }) {
  const { office: text } = contactMessages;
  const { phone, whatsapp, email, address } = settings;
  const hours = readOpeningHours(settings.opening_hours);
  return (
    <>
      <dl className="space-y-2.5">
        {email && (
          <Fact label={text.email} icon={<Mail />}>
            <a href={`mailto:${email}`} className={link}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Fact>
        )}
        {phone && (
          <Fact label={text.phone} icon={<Phone />}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${link} tabular`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
        {whatsapp && (
          <Fact label={text.whatsapp} icon={<MessageSquareText />}>
            <a href={whatsappUrl(whatsapp)} className={`${link} tabular`}>
              <bdi dir="ltr">{whatsapp}</bdi>
            </a>
          </Fact>
        )}
        {address && (
          <Fact label={text.address} icon={<MapPin />}>
            <span className="inline-flex min-h-9 items-center whitespace-pre-line">{address}</span>
          </Fact>
        )}
      </dl>
      {hours.length > 0 && (
        <div className="mt-7">
          <OfficeHours hours={hours} special={readSpecialHours(settings.special_hours)} />
          <TypicalReply className="mt-1 text-small text-muted" />
        </div>
      )}
    </>
  );
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className="flex min-h-9 shrink-0 items-center">
        <span className="text-green [&>svg]:size-5" aria-hidden="true">
          {icon}
        </span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
