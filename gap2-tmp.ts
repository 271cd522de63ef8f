import * as T from '@/lib/domain/recommendation/traits';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { CATEGORIES } from '@/lib/domain/recommendation/category';
import { surroundingsOf } from '@/lib/domain/comfort/aim';
import { thermalVote } from '@/lib/domain/comfort/thermal-vote';
import { fitOf, oddity } from '@/lib/domain/recommendation/fit';
import { aimsOf, candidatesOf } from '@/lib/domain/recommendation/candidates';
import { demandsOf } from '@/lib/domain/recommendation/demands';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { kstEpochMs, addDays } from '@/lib/domain/kst';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { toGridCell, gridCellCentre } from '@/lib/domain/dfs-grid';
const cell=toGridCell({lat:37.5714,lon:126.9658}); const place=gridCellCentre(cell);
for(const e of [2,4,1,3] as const) for(const gender of ['FEMALE','MALE'] as const) for (const mode of ['cost','fit','all','vote']) {
 const by:Record<string,number[]>={};
 for(let d=0;d<365;d++){ const date=addDays('2023-01-01',d); const weather=recordedWeather(cell,kstEpochMs(date,7)); const cat=CATEGORIES[e];
  const {hours}=hoursThatCount(weather,kstEpochMs(date,7),e); const out=hours.map(h=>outside(h,place)); const dem=demandsOf(hours,out); const aim=aimsOf(out,{eventTypeId:e});
  const c=candidatesOf({eventTypeId:e,gender,outfits:OUTFITS,garments:garmentById},out,dem,aim).filter(x=>mode==='all'?x.cost<900:(x.cost<900&&x.outfit.eventTypes.includes(e)));
  const ok=(x:any)=>out.filter((o,i)=>{const v=thermalVote(surroundingsOf(o,cat),cat,{insulationClo:x.fit.clo[i]!,airPermeability:x.traits.states[x.fit.worn[i]!]!.airPermeability});return Math.abs(v)<=.5}).length;
  const best=c.sort((a,b)=>mode==='cost'?a.cost-b.cost:mode==='vote'?ok(b)-ok(a):a.fit.misfit-b.fit.misfit)[0]!;
  const k=date.slice(5,7); const r=by[k]??=[0,0,0,0]; 
  out.forEach((o,i)=>{const v=thermalVote(surroundingsOf(o,cat),cat,{insulationClo:best.fit.clo[i]!,airPermeability:best.traits.states[best.fit.worn[i]!]!.airPermeability}); r[0]!++; if(Math.abs(v)<=.5)r[1]!++; if(v<-1)r[2]!++; if(v<-.5)r[3]!++;});
 }
 const all=Object.values(by).reduce((a,b)=>a.map((x,i)=>x+b[i]!),[0,0,0,0]);
 console.log(e,gender,mode.padEnd(5),(100*all[1]!/all[0]!).toFixed(1),'cold',(100*all[2]!/all[0]!).toFixed(1),'cool',(100*all[3]!/all[0]!).toFixed(1),Object.keys(by).sort().map(k=>k+':'+(100*by[k]![1]!/by[k]![0]!).toFixed(0)).join(' '));
}
