-- What visitors decide on, for the vehicles of 75_vehicles.sql: sizes and plans as this kind of vehicle has them.
-- Deposit, insurance, excess and kilometres are unknown. A vehicle that already has details is left alone.

select private.update_columns('public.vehicles', details)
from jsonb_array_elements($json$[
  {
    "id": "long-van",
    "length": 5.99,
    "width": 2.05,
    "height": 2.6,
    "seats_with_belts": 3,
    "child_seats": "All three seats are in the cab: ask us before you travel with a small child.",
    "pick_up_towns": ["Algiers"],
    "fuel": "diesel",
    "consumption": "About 9 litres for 100 km",
    "licence": "Category B: the vehicle weighs no more than 3.5 t. Bring your national licence and an international driving permit.",
    "who_may_drive": "Drivers aged 25 or more who have held a licence for three years.",
    "breakdown": "Stop where it is safe, set up the warning triangle and call us: the number is with the vehicle’s papers. We tell you whether you can drive on, and find a mechanic or a tow truck. Your contract says how a replacement or a refund works; ask us before you book.",
    "floor_plan": {
      "length": 599, "width": 205,
      "day": [
        {"kind": "seat", "x": 115, "y": 140, "length": 50, "width": 50},
        {"kind": "seat", "x": 115, "y": 70, "length": 50, "width": 48},
        {"kind": "seat", "x": 115, "y": 18, "length": 50, "width": 48},
        {"kind": "door", "x": 205, "y": 0, "length": 105, "width": 9},
        {"kind": "kitchen", "x": 318, "y": 10, "length": 105, "width": 52},
        {"kind": "storage", "x": 330, "y": 152, "length": 95, "width": 50},
        {"kind": "bed", "x": 452, "y": 5, "length": 140, "width": 195},
        {"kind": "table", "x": 180, "y": 85, "length": 45, "width": 60}
      ],
      "night": [
        {"kind": "seat", "x": 115, "y": 140, "length": 50, "width": 50},
        {"kind": "seat", "x": 115, "y": 70, "length": 50, "width": 48},
        {"kind": "seat", "x": 115, "y": 18, "length": 50, "width": 48},
        {"kind": "door", "x": 205, "y": 0, "length": 105, "width": 9},
        {"kind": "kitchen", "x": 318, "y": 10, "length": 105, "width": 52},
        {"kind": "storage", "x": 330, "y": 152, "length": 95, "width": 50},
        {"kind": "bed", "x": 452, "y": 5, "length": 140, "width": 195}
      ]
    }
  },
  {
    "id": "pop-top-van",
    "length": 4.9,
    "width": 1.9,
    "height": 1.99,
    "seats_with_belts": 4,
    "child_seats": "Fixings on the rear bench. Ask us for the seats themselves.",
    "pick_up_towns": ["Algiers"],
    "fuel": "diesel",
    "consumption": "About 8 litres for 100 km",
    "licence": "Category B: the vehicle weighs no more than 3.5 t. Bring your national licence and an international driving permit.",
    "who_may_drive": "Drivers aged 25 or more who have held a licence for three years.",
    "breakdown": "Stop where it is safe, set up the warning triangle and call us: the number is with the vehicle’s papers. We tell you whether you can drive on, and find a mechanic or a tow truck. Your contract says how a replacement or a refund works; ask us before you book.",
    "floor_plan": {
      "length": 490, "width": 190,
      "day": [
        {"kind": "seat", "x": 105, "y": 18, "length": 50, "width": 50},
        {"kind": "seat", "x": 105, "y": 122, "length": 50, "width": 50},
        {"kind": "door", "x": 195, "y": 0, "length": 105, "width": 9},
        {"kind": "kitchen", "x": 195, "y": 148, "length": 165, "width": 40},
        {"kind": "table", "x": 215, "y": 60, "length": 50, "width": 65},
        {"kind": "bench", "x": 315, "y": 14, "length": 60, "width": 126},
        {"kind": "storage", "x": 430, "y": 14, "length": 52, "width": 162}
      ],
      "night": [
        {"kind": "seat", "x": 105, "y": 18, "length": 50, "width": 50},
        {"kind": "seat", "x": 105, "y": 122, "length": 50, "width": 50},
        {"kind": "door", "x": 195, "y": 0, "length": 105, "width": 9},
        {"kind": "kitchen", "x": 195, "y": 148, "length": 165, "width": 40},
        {"kind": "bed", "x": 250, "y": 12, "length": 190, "width": 128},
        {"kind": "storage", "x": 445, "y": 14, "length": 38, "width": 162},
        {"kind": "upper_bed", "x": 95, "y": 30, "length": 190, "width": 110}
      ]
    }
  },
  {
    "id": "family-motorhome",
    "length": 6.95,
    "width": 2.3,
    "height": 3.1,
    "seats_with_belts": 6,
    "child_seats": "Ask us which of the rear seats take a child seat.",
    "pick_up_towns": ["Algiers"],
    "fuel": "diesel",
    "consumption": "About 12 litres for 100 km",
    "licence": "Category B: the vehicle weighs no more than 3.5 t. Bring your national licence and an international driving permit.",
    "who_may_drive": "Drivers aged 27 or more who have held a licence for five years.",
    "breakdown": "Stop where it is safe, set up the warning triangle and call us: the number is with the vehicle’s papers. We tell you whether you can drive on, and find a mechanic or a tow truck. Your contract says how a replacement or a refund works; ask us before you book.",
    "floor_plan": {
      "length": 695, "width": 230,
      "day": [
        {"kind": "seat", "x": 95, "y": 25, "length": 50, "width": 50},
        {"kind": "seat", "x": 95, "y": 155, "length": 50, "width": 50},
        {"kind": "door", "x": 195, "y": 0, "length": 70, "width": 9},
        {"kind": "kitchen", "x": 285, "y": 10, "length": 125, "width": 58},
        {"kind": "bathroom", "x": 430, "y": 140, "length": 110, "width": 85},
        {"kind": "storage", "x": 430, "y": 10, "length": 110, "width": 58},
        {"kind": "bed", "x": 600, "y": 10, "length": 85, "width": 210},
        {"kind": "bench", "x": 180, "y": 115, "length": 52, "width": 110},
        {"kind": "table", "x": 240, "y": 125, "length": 65, "width": 100},
        {"kind": "bench", "x": 313, "y": 115, "length": 52, "width": 110}
      ],
      "night": [
        {"kind": "seat", "x": 95, "y": 25, "length": 50, "width": 50},
        {"kind": "seat", "x": 95, "y": 155, "length": 50, "width": 50},
        {"kind": "door", "x": 195, "y": 0, "length": 70, "width": 9},
        {"kind": "kitchen", "x": 285, "y": 10, "length": 125, "width": 58},
        {"kind": "bathroom", "x": 430, "y": 140, "length": 110, "width": 85},
        {"kind": "storage", "x": 430, "y": 10, "length": 110, "width": 58},
        {"kind": "bed", "x": 600, "y": 10, "length": 85, "width": 210},
        {"kind": "bed", "x": 180, "y": 115, "length": 185, "width": 110},
        {"kind": "upper_bed", "x": 15, "y": 15, "length": 145, "width": 200},
        {"kind": "upper_bed", "x": 600, "y": 10, "length": 85, "width": 210}
      ]
    }
  },
  {
    "id": "low-profile-motorhome",
    "length": 7.35,
    "width": 2.32,
    "height": 2.9,
    "seats_with_belts": 4,
    "child_seats": "Ask us whether a child seat fits on the bench.",
    "pick_up_towns": ["Algiers"],
    "fuel": "diesel",
    "consumption": "About 11 litres for 100 km",
    "licence": "Category B: the vehicle weighs no more than 3.5 t. Bring your national licence and an international driving permit.",
    "who_may_drive": "Drivers aged 27 or more who have held a licence for five years.",
    "breakdown": "Stop where it is safe, set up the warning triangle and call us: the number is with the vehicle’s papers. We tell you whether you can drive on, and find a mechanic or a tow truck. Your contract says how a replacement or a refund works; ask us before you book.",
    "floor_plan": {
      "length": 735, "width": 232,
      "day": [
        {"kind": "seat", "x": 95, "y": 24, "length": 50, "width": 50},
        {"kind": "seat", "x": 95, "y": 158, "length": 50, "width": 50},
        {"kind": "door", "x": 275, "y": 0, "length": 70, "width": 9},
        {"kind": "kitchen", "x": 358, "y": 10, "length": 115, "width": 58},
        {"kind": "bathroom", "x": 370, "y": 142, "length": 130, "width": 85},
        {"kind": "storage", "x": 485, "y": 10, "length": 40, "width": 58},
        {"kind": "bed", "x": 532, "y": 36, "length": 195, "width": 160},
        {"kind": "table", "x": 175, "y": 142, "length": 70, "width": 80},
        {"kind": "bench", "x": 255, "y": 130, "length": 58, "width": 95}
      ],
      "night": [
        {"kind": "seat", "x": 95, "y": 24, "length": 50, "width": 50},
        {"kind": "seat", "x": 95, "y": 158, "length": 50, "width": 50},
        {"kind": "door", "x": 275, "y": 0, "length": 70, "width": 9},
        {"kind": "kitchen", "x": 358, "y": 10, "length": 115, "width": 58},
        {"kind": "bathroom", "x": 370, "y": 142, "length": 130, "width": 85},
        {"kind": "storage", "x": 485, "y": 10, "length": 40, "width": 58},
        {"kind": "bed", "x": 532, "y": 36, "length": 195, "width": 160},
        {"kind": "upper_bed", "x": 150, "y": 20, "length": 140, "width": 192}
      ]
    }
  },
  {
    "id": "roof-tent-4x4",
    "length": 4.95,
    "width": 1.89,
    "height": 2.2,
    "seats_with_belts": 5,
    "child_seats": "On the rear bench. Ask us for the seats themselves.",
    "pick_up_towns": ["Algiers"],
    "fuel": "diesel",
    "consumption": "About 11 litres for 100 km on the road, much more on sand",
    "licence": "Category B: the vehicle weighs no more than 3.5 t. Bring your national licence and an international driving permit.",
    "who_may_drive": "Drivers aged 27 or more who have held a licence for five years.",
    "breakdown": "Stop where it is safe, set up the warning triangle and call us: the number is with the vehicle’s papers. We tell you whether you can drive on, and find a mechanic or a tow truck. Your contract says how a replacement or a refund works; ask us before you book. Off the road, stay with the vehicle.",
    "floor_plan": {
      "length": 495, "width": 189,
      "day": [
        {"kind": "seat", "x": 140, "y": 22, "length": 50, "width": 50},
        {"kind": "seat", "x": 140, "y": 118, "length": 50, "width": 50},
        {"kind": "door", "x": 150, "y": 0, "length": 85, "width": 9},
        {"kind": "door", "x": 150, "y": 180, "length": 85, "width": 9},
        {"kind": "bench", "x": 240, "y": 24, "length": 58, "width": 140},
        {"kind": "storage", "x": 325, "y": 20, "length": 105, "width": 148},
        {"kind": "kitchen", "x": 440, "y": 30, "length": 48, "width": 130}
      ],
      "night": [
        {"kind": "seat", "x": 140, "y": 22, "length": 50, "width": 50},
        {"kind": "seat", "x": 140, "y": 118, "length": 50, "width": 50},
        {"kind": "door", "x": 150, "y": 0, "length": 85, "width": 9},
        {"kind": "door", "x": 150, "y": 180, "length": 85, "width": 9},
        {"kind": "bench", "x": 240, "y": 24, "length": 58, "width": 140},
        {"kind": "storage", "x": 325, "y": 20, "length": 105, "width": 148},
        {"kind": "kitchen", "x": 440, "y": 30, "length": 48, "width": 130},
        {"kind": "upper_bed", "x": 175, "y": 25, "length": 240, "width": 140}
      ]
    }
  },
  {
    "id": "desert-4x4-with-driver",
    "length": 5.1,
    "width": 1.98,
    "height": 1.95,
    "seats_with_belts": 4,
    "fuel": "diesel",
    "licence": "None: you do not drive.",
    "who_may_drive": "Only the driver who comes with it.",
    "breakdown": "The driver carries tools and water, and repairs what can be repaired on the spot. The agency tells you beforehand how help is called; bring no satellite phone of your own. You stay with the vehicle and the driver.",
    "floor_plan": {
      "length": 510, "width": 198,
      "day": [
        {"kind": "seat", "x": 145, "y": 22, "length": 50, "width": 50},
        {"kind": "seat", "x": 145, "y": 126, "length": 50, "width": 50},
        {"kind": "door", "x": 155, "y": 0, "length": 85, "width": 9},
        {"kind": "door", "x": 155, "y": 189, "length": 85, "width": 9},
        {"kind": "bench", "x": 248, "y": 26, "length": 58, "width": 146},
        {"kind": "storage", "x": 345, "y": 22, "length": 150, "width": 154}
      ],
      "night": []
    }
  }
]$json$) details
join public.vehicles vehicle on vehicle.id = details ->> 'id'
where vehicle.length is null and vehicle.licence = '' and vehicle.floor_plan is null;
