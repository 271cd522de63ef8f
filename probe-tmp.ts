import { recommend } from '@/lib/domain/recommendation/recommend';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { makeWeather } from '@/tests/support/weather-factory';
import { kstEpochMs } from '@/lib/domain/kst';
console.log(OUTFITS.length);
const cases: [string,string,number,number,(h:number)=>object,1|2|3|4][]=[
 ['33/26','2023-08-05',33,26,()=>({humidityPct:70}),2],
 ['30/24','2023-07-05',30,24,()=>({}),1],
 ['29/18 dry','2023-06-05',29,18,()=>({humidityPct:40}),2],
 ['26/20 rain','2023-07-05',26,20,(h)=>({humidityPct:90,sky:'overcast',precipitation:{kind:'rain',amountMm:1,probabilityPct:80}}),2],
 ['25/15','2023-05-20',25,15,()=>({}),2],
 ['22/12','2023-05-05',22,12,()=>({}),1],
 ['20/8','2023-04-15',20,8,()=>({}),2],
 ['19/14 rain','2023-04-25',19,14,()=>({sky:'overcast',precipitation:{kind:'rain',amountMm:1,probabilityPct:80}}),2],
 ['17/6 pm50','2023-04-05',17,6,()=>({pm25UgM3:50}),2],
 ['15/5 calm','2023-11-05',15,5,()=>({windSpeedMps:1}),2],
 ['15/5 act','2023-11-05',15,5,()=>({}),3],
 ['12/2','2023-11-21',12,2,()=>({}),1],
 ['9/0','2023-12-01',9,0,()=>({}),4],
 ['6/-2','2023-12-10',6,-2,()=>({}),2],
 ['3/1 rain','2023-12-15',3,1,()=>({sky:'overcast',precipitation:{kind:'rain',amountMm:1,probabilityPct:80}}),1],
 ['0/-7 wind','2023-01-10',0,-7,()=>({windSpeedMps:8}),2],
 ['-5/-12 wind','2023-01-20',-5,-12,()=>({windSpeedMps:7}),2],
];
for (const [name,date,max,min,each,e] of cases) {
  const weather=makeWeather({date, from:-24, each:(h)=>({temperatureC:(max+min)/2+(max-min)/2*Math.cos((h-15)/24*2*Math.PI),humidityPct:55,windSpeedMps:2,...each(h)})});
  const r=recommend({weather,nowMs:kstEpochMs(date,7),eventTypeId:e,gender:'FEMALE',outfits:OUTFITS,garments:garmentById,seed:'',count:4});
  console.log('##',name,'cat',e,r.level,'->',r.warmestLevel,JSON.stringify(r.feelsLikeRange));
  for(const o of r.outfits) console.log('  ',o.outfit.id,o.clo.toFixed(2),o.misfit.toFixed(2),o.reason,'|',o.layers.map(l=>l.part+l.temperature+' '+l.text).join(' / '),'|',o.takeAlong.map(t=>t.label).join());
}
