-- Six kinds of vehicle and the road trips each of them suits. Kinds, not brands; prices are examples.

insert into public.vehicles
  (id, name, description, image, gallery, berths, seats, gearbox, price_per_day, minimum_days,
   with_driver, equipment, conditions, status, position)
values
  (
    'long-van', 'Long-wheelbase Van Conversion',
    'A high-roof panel van made into a small home for two: fixed bed across the back, kitchen by the door and enough height to stand up in. Narrow enough for village streets.',
    'illustrations/vehicle-long-van.webp', array['illustrations/vehicle-long-van.webp', 'illustrations/jijel-coves.webp'],
    2, 3, 'manual', '14 000 DA', 3, false,
    array['Fixed double bed', 'Two-burner gas hob and fridge', '90-litre fresh water tank', 'Outside shower', 'Leisure battery and solar panel', 'Two chairs and a table'],
    array['Driver aged 25 or more, licence held for three years', 'Paved roads only', 'Deposit returned after inspection'],
    'published', 10
  ),
  (
    'pop-top-van', 'Pop-top Camper Van',
    'Low enough for most car parks by day, with a lifting roof and a second bed by night. A friendly first camper for a couple or a young family.',
    'illustrations/vehicle-pop-top.webp', array['illustrations/vehicle-pop-top.webp', 'illustrations/bejaia-cape.webp'],
    4, 4, 'manual', '13 000 DA', 2, false,
    array['Two double beds, one in the roof', 'Folding kitchen with cool box', 'Awning', 'Child-seat fixings'],
    array['Driver aged 25 or more, licence held for three years', 'No tracks or beaches', 'Roof closed in strong wind'],
    'published', 20
  ),
  (
    'family-motorhome', 'Over-cab Family Motorhome',
    'Six beds, a real table and a bathroom: slower and wider than a van, and the easiest way to travel with children and grandparents together.',
    'illustrations/vehicle-family-motorhome.webp', array['illustrations/vehicle-family-motorhome.webp', 'illustrations/tipaza-columns.webp'],
    6, 6, 'manual', 'From 22 000 DA', 4, false,
    array['Double bed over the cab', 'Bunks and convertible dinette', 'Shower and toilet', 'Oven, fridge and freezer', 'Bicycle rack'],
    array['Driver aged 27 or more, licence held for five years', 'Height 3.1 metres: some tunnels and car parks are too low', 'Main roads only'],
    'published', 30
  ),
  (
    'low-profile-motorhome', 'Low-profile Motorhome',
    'For two couples who like comfort: two fixed beds, a quiet automatic gearbox and a long window beside the table.',
    'illustrations/vehicle-low-profile.webp', array['illustrations/vehicle-low-profile.webp', 'illustrations/annaba-basilica.webp'],
    4, 4, 'automatic', '€140', 4, false,
    array['Island bed and drop-down bed', 'Shower and toilet', 'Heating and air conditioning', 'Reversing camera', 'Solar panel'],
    array['Driver aged 27 or more, licence held for five years', 'Main roads only', 'Air conditioning on mains power only'],
    'published', 40
  ),
  (
    'roof-tent-4x4', '4x4 with Roof Tent',
    'Sleep on the roof, cook at the tailgate and turn off the asphalt now and then: good for the Aurès and, in convoy, for the edge of the desert.',
    'illustrations/vehicle-roof-tent.webp', array['illustrations/vehicle-roof-tent.webp', 'illustrations/ghoufi-balconies.webp'],
    2, 5, 'manual', '18 000 DA', 3, false,
    array['Roof tent for two', 'Compressor and tyre gauge', 'Sand boards and shovel', 'Gas cooker and 40 litres of water', 'Cool box'],
    array['Driver aged 27 or more, licence held for five years', 'Short introduction to off-road driving included', 'Never alone into the dunes'],
    'published', 50
  ),
  (
    'desert-4x4-with-driver', 'Desert 4x4 with Driver',
    'A long-range 4x4 and the person who knows how to use it. The driver comes from the region, cooks on request and stays where you stay.',
    'illustrations/vehicle-desert-4x4.webp', array['illustrations/vehicle-desert-4x4.webp', 'illustrations/hoggar-assekrem.webp', 'illustrations/dunes-night.webp'],
    0, 4, 'manual', 'on request', 3, true,
    array['Camping mattresses and tents for four', 'Kitchen box and fire bowl', 'Long-range fuel and water', 'First-aid kit'],
    array['Itinerary agreed and registered beforehand where required', 'Driver’s meals and nights included', 'The driver has the last word on sand and weather'],
    'published', 60
  )
on conflict (id) do nothing;

insert into public.travel_vehicles (travel_id, vehicle_id)
select suited.travel_id, suited.vehicle_id
from (values
  ('western-coast-road', 'long-van'),
  ('western-coast-road', 'pop-top-van'),
  ('western-coast-road', 'family-motorhome'),
  ('western-coast-road', 'low-profile-motorhome'),
  ('eastern-corniche', 'long-van'),
  ('eastern-corniche', 'pop-top-van'),
  ('aures-loop', 'long-van'),
  ('aures-loop', 'low-profile-motorhome'),
  ('aures-loop', 'roof-tent-4x4'),
  ('western-oases', 'desert-4x4-with-driver')
) as suited (travel_id, vehicle_id)
where not exists (select 1 from public.travel_vehicles existing where existing.travel_id = suited.travel_id);
