export function ContentsSkeleton() {
  return (
    <div className="border-t-2 border-ochre pt-4">
      <div className="h-[21rem] animate-pulse bg-sand" />
    </div>
  );
}

export function PlatesSkeleton() {
  return (
    <div className="min-h-dvh">
      <div className="aspect-[3/2] animate-pulse bg-sand lg:ms-[16%] lg:aspect-auto lg:h-[clamp(30rem,48vw,40rem)]" />
      <div className="page-width mt-24 grid gap-10 lg:grid-cols-12">
        <div className="aspect-[3/2] animate-pulse bg-sand lg:col-span-7" />
        <div className="aspect-[4/5] animate-pulse bg-sand lg:col-span-5" />
      </div>
    </div>
  );
}
