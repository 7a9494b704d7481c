import type { ServiceAudience } from '@expat-buddy/domain/service/audiences';
import type { ReactNode } from 'react';
import type { Light } from '#lib/pictures/light.ts';
import { serviceMessages } from '#messages/company/services.ts';
import { ArchPicture } from '#ui/picture/arch-picture.tsx';

const pictures: Record<ServiceAudience, { src: string; light: Light }> = {
  visitors: { src: '/illustrations/sailing-bay.webp', light: 'morning' },
  residents: { src: '/illustrations/algiers-kasbah.webp', light: 'blue-hour' },
};

type ServiceGroupProps = { audience: ServiceAudience; children: ReactNode };

export function ServiceGroup({ audience, children }: ServiceGroupProps) {
  const { audiences } = serviceMessages;
  const { title, text } = audiences[audience];
  return (
    <section
      aria-labelledby={audience}
      className="page-width grid gap-x-16 gap-y-10 pt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <div className="flex items-end gap-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:block">
          <ArchPicture
            {...pictures[audience]}
            sizes="(min-width: 64rem) 30rem, 16rem"
            className="aspect-[4/5] w-28 shrink-0 sm:w-36 lg:mb-7 lg:w-56"
          />
          <div>
            <h2 id={audience} className="text-section">
              {title}
            </h2>
            <p className="mt-3 max-w-[32ch] text-muted">{text}</p>
          </div>
        </div>
      </div>
      <div>{children}</div>
    </section>
  );
}
