import { ActivityPages } from '#features/activities/activity-pages.tsx';
import { AdventureCall } from '#features/activities/adventure-call.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { Save } from '../save/save-section.tsx';

export default function ActivitiesRest() {
  const { activities: text } = activityMessages;
  const { common } = baseMessages;
  return (
    <>
      <section className="page-width pt-8" aria-labelledby="activities-list">
        <div className="mb-14 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:items-end">
          <h2 id="activities-list" tabIndex={-1} className="text-section outline-none">
            {text.listTitle}
          </h2>
          <div>
            <p className="max-w-[56ch] text-muted">{text.listIntro}</p>
            <div className="mt-5">
              <Save.Section path={paths.activities} title={text.title} />
            </div>
          </div>
        </div>
        <ActivityPages
          text={text}
          listId="activities-list"
          linkTo={({ category_id, id }) =>
            category_id === null ? paths.activity(id) : paths.activityCategory(category_id)
          }
        />
      </section>
      <AdventureCall>
        <InquiryButton size="large" inquiry={{ serviceType: 'general', showDates: true }}>
          {common.contactUs}
        </InquiryButton>
      </AdventureCall>
    </>
  );
}
