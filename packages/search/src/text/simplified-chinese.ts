/** Technical terms of Taiwan and their mainland equivalents, longest first. None of them appears on the pages. */
export const taiwanTerms: readonly [taiwan: string, mainland: string][] = [
  ['環境變數', '环境变量'],
  ['設定檔', '配置文件'],
  ['程式碼', '代码'],
  ['函式庫', '库'],
  ['伺服器', '服务器'],
  ['資料夾', '文件夹'],
  ['原始碼', '源码'],
  ['最佳化', '优化'],
  ['變數', '变量'],
  ['快取', '缓存'],
  ['外掛', '插件'],
  ['設定', '配置'],
  ['組態', '配置'],
  ['套件', '包'],
  ['型別', '类型'],
  ['匯入', '导入'],
  ['匯出', '导出'],
  ['模組', '模块'],
  ['函式', '函数'],
  ['預設', '默认'],
  ['檔案', '文件'],
  ['專案', '项目'],
  ['除錯', '调试'],
  ['元件', '组件'],
  ['字型', '字体'],
  ['支援', '支持'],
  ['建置', '构建'],
  ['執行', '运行'],
  ['巢狀', '嵌套'],
];

/** Traditional characters, at the same index as their simplified form. Only characters of the pages; `tests/search` checks that. In the order of the simplified forms, which compresses best. */
const traditional =
  '與專東丟兩嚴個箇臨為麼義書亂爭於雲產僅從倉們價眾優會傳體餘脩關內冊寫沖衝決況準減幾齣擊劃則剛創刪別彆製辦務動勢區昇陞協單佔卻廠壓參雙發髮變隻檯臺颱號閤後嚮嗎聽啟員響餵迴團糰圍圖場壞塊墊聲處備復複夠頭夾學實傢對尋導將爾嘗嚐儘盡侷層屬佈帶幫乾幹榦並併庫應廢開異棄張彈強歸噹當錄徑逕憶誌唸態總懶戶纔託執擴擾拋護報擬攔擇拚掛換據蒐搖數斷無舊時顯暫朮術機權條來闆構標棧樹樣檔檢殘匯彙汙沒洩註測瀏漲遊潰滿濾靈點煩熱狀獨環現電監蓋盤碼礎確離種積稱穩筆簽籤簡類係繫紅約級純線練組細終紹經結給絡絕統繼緒續維綴緩編緣縮網職聯脹膠腦腳緻節範薦獲穫濛矇慮雖蟻螞補錶裝見規視覽覺觸計訂認讓議記講許論設訪証證識訴詞譯試話誕詢該詳語誤說請諾讀誰調貝負責敗貼費資賦賴踐蹤轉軟載較輔輯輸邊達遷過運還這進遠連遲跡蹟適選遺鄰採釋裡針鍾鐘鑰鉤鈕鏈銷錯鍵長門閉問間閱隊階際隨隱難靜麵頁頂項順須鬚顧預頻題顏額飾馬駝驗驟鴻齊';
const simplified =
  '与专东丢两严个个临为么义书乱争于云产仅从仓们价众优会传体余修关内册写冲冲决况准减几出击划则刚创删别别制办务动势区升升协单占却厂压参双发发变只台台台号合后向吗听启员响喂回团团围图场坏块垫声处备复复够头夹学实家对寻导将尔尝尝尽尽局层属布带帮干干干并并库应废开异弃张弹强归当当录径径忆志念态总懒户才托执扩扰抛护报拟拦择拼挂换据搜摇数断无旧时显暂术术机权条来板构标栈树样档检残汇汇污没泄注测浏涨游溃满滤灵点烦热状独环现电监盖盘码础确离种积称稳笔签签简类系系红约级纯线练组细终绍经结给络绝统继绪续维缀缓编缘缩网职联胀胶脑脚致节范荐获获蒙蒙虑虽蚁蚂补表装见规视览觉触计订认让议记讲许论设访证证识诉词译试话诞询该详语误说请诺读谁调贝负责败贴费资赋赖践踪转软载较辅辑输边达迁过运还这进远连迟迹迹适选遗邻采释里针钟钟钥钩钮链销错键长门闭问间阅队阶际随隐难静面页顶项顺须须顾预频题颜额饰马驼验骤鸿齐';

const simplifiedForms = new Map(
  [...traditional].map((character, index) => [character, simplified[index]]),
);

/** Rewrites a query in traditional Chinese with the characters and terms of the pages. */
export function toSimplified(query: string): string {
  const replaced = taiwanTerms.reduce(
    (text, [taiwan, mainland]) => text.replaceAll(taiwan, mainland),
    query,
  );
  return [...replaced].map((character) => simplifiedForms.get(character) ?? character).join('');
}
