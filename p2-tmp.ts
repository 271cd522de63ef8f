import { ask } from './tests/unit/recommendation/ask';
import { traitsOf } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
for (const g of ['FEMALE','MALE'] as const){ const r=ask({date:'2023-07-10',maxC:26,minC:20,each:(hour)=>(hour>=9&&hour<17?{sky:'overcast',humidityPct:90,precipitation:{kind:'rain',amountMm:1,probabilityPct:90}}:{})},{gender:g});
for(const o of r.outfits) console.log(o.outfit.id,o.clo.toFixed(2),o.misfit.toFixed(3),traitsOf(o.outfit,garmentById).quickDrying,o.reason,o.items.map(i=>i.name).join(), o.takeAlong.map(x=>x.label).join());}
