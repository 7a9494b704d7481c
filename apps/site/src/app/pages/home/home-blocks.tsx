import { ActivityIcon, activityLight } from '#features/activities/activity-icon.tsx';
import { activityQueries } from '#features/activities/activity-queries.ts';
import { CategoryArcade } from '#features/home/category-arcade.tsx';
import { DayOutside } from '#features/home/day-outside.tsx';
import { featuredQueries } from '#features/home/featured-queries.ts';
import { FeaturedTravels } from '#features/home/featured-travels.tsx';
import { HomeClosing } from '#features/home/home-closing.tsx';
import { OurWork } from '#features/home/our-work.tsx';
import { OwnRoad } from '#features/home/own-road.tsx';
import { ResidentServices } from '#features/home/resident-services.tsx';
import { InquiryButton } from '#features/inquiry/inquiry-button.tsx';
import { serviceQueries } from '#features/services/service-queries.ts';
import { CategoryIcon } from '#features/travels/category/category-icon.tsx';
import { categoryQueries } from '#features/travels/category/category-queries.ts';
import { travelPath } from '#features/travels/travel-path.ts';
import { vehicleQueries } from '#features/vehicles/vehicle-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';

export default function HomeBlocks() {
  const { close } = homeBlockMessages;
  const residents = useQuery({
    ...serviceQueries.list(),
    select: (services) => services.filter(({ audience }) => audience === 'residents'),
  });
  return (
    <>
      <OurWork />
      <CategoryArcade
        query={useQuery(categoryQueries.list())}
        icon={(name) => <CategoryIcon name={name} className="size-6 shrink-0 text-green" />}
      />
      <FeaturedTravels
        query={useQuery(featuredQueries.list())}
        linkTo={(travel) => travelPath(travel)}
      />
      <DayOutside
        query={useQuery(activityQueries.list())}
        icon={(name) => <ActivityIcon name={name} className="size-5" />}
        lightOf={activityLight}
      />
      <ResidentServices query={residents} />
      <OwnRoad query={useQuery(vehicleQueries.list())} />
      <HomeClosing>
        <InquiryButton size="large" inquiry={{ serviceType: 'general' }}>
          {close.button}
        </InquiryButton>
      </HomeClosing>
    </>
  );
}
