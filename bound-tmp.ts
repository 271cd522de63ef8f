import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { CATEGORIES } from '@/lib/domain/recommendation/category';
import { surroundingsOf, aimClo } from '@/lib/domain/comfort/aim';
import { thermalVote, requiredInsulation } from '@/lib/domain/comfort/thermal-vote';
import { conventionClo, effectiveTemperatureC } from '@/lib/domain/comfort/convention';
import { kstEpochMs, addDays } from '@/lib/domain/kst';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { toGridCell, gridCellCentre } from '@/lib/domain/dfs-grid';
const cell=toGridCell({lat:37.5714,lon:126.9658}); const place=gridCellCentre(cell);
const m: Record<string,number[]>={};
for(let d=0;d<365;d++){ const date=addDays('2023-01-01',d);
 const weather=recordedWeather(cell,kstEpochMs(date,7));
 const cat=CATEGORIES[2]; const {hours}=hoursThatCount(weather,kstEpochMs(date,7),2);
 for(const h of hours){const o=outside(h,place); const s=surroundingsOf(o,cat);
  const v=(clo:number)=>thermalVote(s,cat,{insulationClo:clo,airPermeability:50});
  const req=requiredInsulation(s,cat,50).iclClo; const ik=conventionClo(effectiveTemperatureC(o.temperatureC,o.feelsLikeC)); const aim=aimClo(o,cat);
  const k=date.slice(5,7); const r=m[k]??=[0,0,0,0,0,0,0]; r[0]!++; const b=Math.min(2.6,Math.max(.31,req)); if(Math.abs(v(b))<=.5)r[1]!++; if(Math.abs(v(aim))<=.5)r[2]!++; r[3]!+=req; r[4]!+=ik; r[5]!+=aim; r[6]!+=v(aim);
 }}
for(const k of Object.keys(m).sort()){const r=m[k]!; const n=r[0]!; console.log(k,n,'bound',(100*r[1]!/n).toFixed(0),'aim',(100*r[2]!/n).toFixed(0),'req',(r[3]!/n).toFixed(2),'ik',(r[4]!/n).toFixed(2),'aim',(r[5]!/n).toFixed(2),'v',(r[6]!/n).toFixed(2));}
