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

/** Traditional characters, at the same index as their simplified form. Only characters of the pages; `tests/search` checks that. */
const traditional =
  '內戶冊朮丟汙佔佈別刪夾決沖沒見貝並來併兩協拋拚於昇東況爭狀長門係侷則卻後洩為約計訂負頁們個倉剛員庫徑時純級記託迴陞隻馬乾務動區參問唸執夠專將帶張從掛採敗啟棄條現產異統紹細組終脩處術規許設責這連逕閉頂傢備創單圍場報尋幾復換棧殘減測無發筆結絕給脹視註詞証訴費進鈕開間隊項順須亂傳僅匯塊幹彙搖會準煩當節經義腳腦號補裝裡該詳試話詢資跡較載運達過鉤電預飾嘗團圖墊實對彆態構榦滿漲爾盡監種稱箇綴網維緒臺與蓋製誌語認誤說輔遠閤際颱麼齊寫層廢廠彈慮數樣標熱盤確碼範緻編緩衝複誕請調誰論賦踐適遷鄰閱餘駝髮儘噹學導憶據擇樹機獨積諾賴輯輸辦選遲錶錯錄隨靜頻頭優嚐壓幫應擬檔檢獲環縮總聲聯臨講還鍵鍾闆隱點嚮擴擾斷檯歸濾瀏簡職舊蹟轉離雙額顏題壞懶穫穩簽繫識證邊鏈關難類嚴攔糰繼覺觸議譯釋鐘麵齣屬續覽護響顧權聽讀鬚籤纔變顯驗體讓靈驟鑰階礎針軟絡貼遊蒐暫潰雖雲價線銷蹤眾嗎螞遺蟻';
const simplified =
  '内户册术丢污占布别删夹决冲没见贝并来并两协抛拼于升东况争状长门系局则却后泄为约计订负页们个仓刚员库径时纯级记托回升只马干务动区参问念执够专将带张从挂采败启弃条现产异统绍细组终修处术规许设责这连径闭顶家备创单围场报寻几复换栈残减测无发笔结绝给胀视注词证诉费进钮开间队项顺须乱传仅汇块干汇摇会准烦当节经义脚脑号补装里该详试话询资迹较载运达过钩电预饰尝团图垫实对别态构干满涨尔尽监种称个缀网维绪台与盖制志语认误说辅远合际台么齐写层废厂弹虑数样标热盘确码范致编缓冲复诞请调谁论赋践适迁邻阅余驼发尽当学导忆据择树机独积诺赖辑输办选迟表错录随静频头优尝压帮应拟档检获环缩总声联临讲还键钟板隐点向扩扰断台归滤浏简职旧迹转离双额颜题坏懒获稳签系识证边链关难类严拦团继觉触议译释钟面出属续览护响顾权听读须签才变显验体让灵骤钥阶础针软络贴游搜暂溃虽云价线销踪众吗蚂遗蚁';

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
