export function VehicleListSkeleton() {
  return (
    <div className="min-h-dvh">
      <div className="h-[30rem] animate-pulse bg-sand" />
      <div className="mt-24 grid gap-10 lg:grid-cols-12">
        <div className="aspect-[3/2] animate-pulse bg-sand lg:col-span-8" />
        <div className="h-64 animate-pulse bg-sand lg:col-span-4" />
      </div>
    </div>
  );
}
